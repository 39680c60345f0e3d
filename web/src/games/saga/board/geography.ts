// The map: England and Scandinavia as we draw them. Only shapes and places; which areas are adjacent, the server says.

export interface Point {
  readonly x: number
  readonly y: number
}
type Line = readonly (readonly [number, number])[]

/** Where the things of an area lie. */
export interface Spot {
  /** The middle of its units. */
  readonly units: Point
  /** The width its units may take. */
  readonly room: number
  readonly name: Point
  readonly burh: Point
  /** Seal, crown or slot. */
  readonly sign: Point
}

/** A way to lay the map on the screen: beside each other, or England above Scandinavia. */
export interface Chart {
  readonly width: number
  readonly height: number
  readonly spots: Readonly<Record<string, Spot>>
  readonly lands: Readonly<Record<string, string>>
  readonly track: Point & { readonly width: number }
  /** The raid targets beside the board. */
  readonly tray: Point
  readonly coastline: string
  readonly foreign: readonly string[]
}

// --- lines ------------------------------------------------------------------------------------------------------------

const place = (x: number, y: number): Point => ({ x, y })
const number = (value: number) => Math.round(value * 10) / 10

/** A curve through all points, without the first `M`. The same points backwards give the same curve. */
export function curve(points: Line): string {
  let path = ''
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!]
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
    path += `C${[...first, ...second, ...c].map(number).join(' ')}`
  }
  return path
}

const start = (line: Line) => `M${line[0]![0]} ${line[0]![1]}`
const back = (line: Line): Line => [...line].reverse()
/** Lines that begin where the one before ended, closed to an outline. */
const outline = (...lines: readonly Line[]): string => start(lines[0]!) + lines.map(curve).join('') + 'Z'
/** The same as an open line. */
const stroke = (...lines: readonly Line[]): string => start(lines[0]!) + lines.map(curve).join('')

// --- England ----------------------------------------------------------------------------------------------------------

const CORNER: readonly [number, number] = [378, 432]
const L = {
  scotland: [[196, 80], [226, 96], [262, 86], [300, 98], [338, 84], [372, 74]],
  northEast: [[372, 74], [380, 96], [402, 112], [400, 136], [430, 152], [438, 172], [466, 186], [462, 206], [436, 214]],
  humber: [[436, 214], [398, 204], [356, 220], [318, 212], [276, 226], [232, 210], [188, 214]],
  northWest: [[188, 214], [158, 204], [166, 182], [150, 166], [176, 150], [200, 144], [182, 124], [178, 102], [196, 80]],
  wash: [[436, 214], [420, 226], [394, 228], [382, 242], [398, 254]],
  fens: [[398, 254], [380, 274], [392, 298], [378, 318], [384, 338]],
  anglia: [[398, 254], [424, 246], [440, 230], [484, 222], [528, 230], [556, 254], [570, 286], [562, 318], [566, 346]],
  stour: [[384, 338], [420, 350], [458, 340], [500, 352], [532, 342], [566, 346]],
  essex: [[566, 346], [578, 364], [560, 376], [584, 392], [562, 404], [580, 420], [548, 430], [512, 440]],
  lea: [[384, 338], [370, 366], [388, 396], CORNER],
  thames: [[512, 440], [478, 448], [440, 436], [408, 442], CORNER],
  upperThames: [CORNER, [340, 422], [298, 436], [252, 420], [208, 426], [166, 414]],
  kent: [[512, 440], [550, 446], [574, 458], [610, 462], [612, 486], [590, 500], [586, 522], [548, 534], [520, 552], [484, 556]],
  weald: [CORNER, [390, 456], [376, 482], [386, 512]],
  rother: [[386, 512], [420, 514], [446, 534], [484, 556]],
  downs: [[386, 512], [344, 508], [300, 520], [250, 510], [206, 524], [158, 520]],
  channel: [[484, 556], [452, 570], [420, 588], [372, 586], [338, 598], [292, 588], [252, 602], [206, 592], [172, 596]],
  dumnonia: [[172, 596], [162, 572], [170, 546], [158, 520]],
  tamar: [[158, 520], [136, 504], [142, 478], [122, 456]],
  severn: [[122, 456], [146, 446], [152, 428], [166, 414]],
  offa: [[166, 414], [148, 384], [160, 350], [142, 318], [156, 284], [142, 258], [150, 236]],
  dee: [[150, 236], [166, 222], [188, 214]],
} satisfies Record<string, Line>

const ENGLAND: Record<string, string> = {
  northumbria: outline(L.scotland, L.northEast, L.humber, L.northWest),
  mercia: outline(back(L.humber), L.wash, L.fens, L.lea, L.upperThames, L.offa, L.dee),
  'east-anglia': outline(L.anglia, back(L.stour), back(L.fens)),
  essex: outline(L.essex, L.thames, back(L.lea), L.stour),
  kent: outline(L.kent, back(L.rother), back(L.weald), back(L.thames)),
  wessex: outline(L.weald, L.downs, L.tamar, L.severn, back(L.upperThames)),
  sussex: outline(L.rother, L.channel, L.dumnonia, back(L.downs)),
}

/** The border that an option can take away: drawn as a thick wood. */
export const WEALD: readonly Point[] = L.weald.slice(0).map(([x, y]) => place(x, y))
/** Rivers, drawn over the borders. */
export const RIVERS: readonly string[] = [stroke(L.thames), stroke(L.upperThames.slice(0, 4))]

const ENGLISH_COAST = stroke(L.scotland, L.northEast, L.wash, L.anglia, L.essex, L.kent, L.channel, L.dumnonia, L.tamar, L.severn, L.offa, L.dee, L.northWest)
const SCOTLAND = 'M196 80C226 96 262 86 300 98C338 84 350 84 372 74C392 60 384 42 402 22L176 22C170 48 160 60 196 80Z'
const WALES = 'M150 236C142 258 156 284 142 318C160 350 148 384 166 414C140 424 96 430 78 414C60 400 84 384 96 374C70 372 44 350 58 336C72 322 92 330 98 312C84 296 62 292 70 270C82 254 124 232 150 236Z'
const CORNWALL = 'M122 456C142 478 136 504 158 520C170 546 162 572 172 596C146 600 138 584 112 590C86 596 66 612 40 606C50 588 68 588 78 566C88 540 96 470 122 456Z'

const SPOTS: Record<string, Spot> = {
  northumbria: { name: place(298, 122), units: place(318, 170), room: 150, burh: place(226, 168), sign: place(414, 184) },
  mercia: { name: place(262, 264), units: place(288, 334), room: 146, burh: place(186, 322), sign: place(350, 262) },
  'east-anglia': { name: place(478, 252), units: place(482, 302), room: 112, burh: place(416, 300), sign: place(542, 296) },
  essex: { name: place(478, 362), units: place(478, 406), room: 108, burh: place(412, 396), sign: place(546, 388) },
  kent: { name: place(488, 462), units: place(484, 508), room: 112, burh: place(418, 488), sign: place(574, 486) },
  wessex: { name: place(256, 440), units: place(272, 484), room: 140, burh: place(182, 478), sign: place(350, 462) },
  sussex: { name: place(296, 530), units: place(312, 570), room: 140, burh: place(214, 560), sign: place(416, 558) },
}

// --- Scandinavia and the sea ------------------------------------------------------------------------------------------

const EAST = 984
const S = {
  top: [[770, 112], [830, 100], [900, 110], [EAST, 102]],
  north: [[770, 112], [748, 138], [758, 160], [738, 184], [750, 206], [742, 232], [762, 262], [752, 276]],
  first: [[752, 276], [800, 268], [850, 284], [910, 270], [EAST, 280]],
  centre: [[752, 276], [734, 300], [748, 330], [732, 356], [752, 384], [742, 416], [760, 444]],
  second: [[760, 444], [810, 452], [860, 438], [920, 452], [EAST, 444]],
  south: [[760, 444], [742, 470], [756, 498], [744, 528], [766, 556], [764, 584], [790, 600]],
} satisfies Record<string, Line>

const WIDE_NORSE: Record<string, string> = {
  north: start(S.top) + curve(S.top) + `L${EAST} 280` + curve(back(S.first)) + curve(back(S.north)) + 'Z',
  centre: start(S.first) + curve(S.first) + `L${EAST} 444` + curve(back(S.second)) + curve(back(S.centre)) + 'Z',
  south: start(S.second) + curve(S.second) + `L${EAST} 600L790 600` + curve(back(S.south)) + 'Z',
}

const norse = (x: number, y: number): Spot => ({ name: place(x + 32, y - 50), units: place(x + 44, y + 8), room: 150, burh: place(x, y), sign: place(x - 78, y) })

export const WIDE: Chart = {
  width: 1000,
  height: 620,
  spots: {
    ...SPOTS,
    north: norse(856, 194),
    centre: norse(856, 362),
    south: norse(860, 526),
    drakkar: { name: place(668, 596), units: place(668, 524), room: 100, burh: place(668, 524), sign: place(668, 560) },
  },
  lands: { ...ENGLAND, ...WIDE_NORSE, drakkar: 'M592 500C600 560 624 580 668 580S736 560 744 500Z' },
  track: { x: 470, y: 34, width: 500 },
  tray: place(660, 150),
  coastline: ENGLISH_COAST + stroke(back(S.top), S.north, S.centre, S.south),
  foreign: [SCOTLAND, WALES, CORNWALL],
}

// On a phone Scandinavia lies under England, its north on the left.
const T = {
  coast1: [[30, 778], [34, 752], [60, 744], [86, 756], [120, 740], [160, 752], [206, 744]],
  border1: [[206, 744], [214, 784], [200, 830], [208, 900]],
  coast2: [[206, 744], [246, 734], [280, 750], [324, 738], [368, 750], [414, 742]],
  border2: [[414, 742], [404, 790], [418, 840], [412, 900]],
  coast3: [[414, 742], [450, 750], [490, 738], [530, 752], [570, 742], [596, 758], [604, 784]],
} satisfies Record<string, Line>

const TALL_NORSE: Record<string, string> = {
  north: start(T.coast1) + curve(T.coast1) + curve(T.border1) + 'L20 900L20 790Z',
  centre: start(T.coast2) + curve(T.coast2) + curve(T.border2) + 'L208 900' + curve(back(T.border1)) + 'Z',
  south: start(T.coast3) + curve(T.coast3) + 'L612 900L412 900' + curve(back(T.border2)) + 'Z',
}

const beneath = (x: number): Spot => ({ name: place(x, 884), units: place(x, 844), room: 150, burh: place(x, 838), sign: place(x, 782) })

export const TALL: Chart = {
  width: 632,
  height: 920,
  spots: {
    ...SPOTS,
    north: beneath(112),
    centre: beneath(310),
    south: beneath(508),
    drakkar: { name: place(508, 716), units: place(508, 644), room: 110, burh: place(508, 648), sign: place(508, 680) },
  },
  lands: { ...ENGLAND, ...TALL_NORSE, drakkar: 'M432 620C440 680 464 700 508 700S576 680 584 620Z' },
  track: { x: 24, y: 630, width: 380 },
  tray: place(534, 96),
  coastline: ENGLISH_COAST + stroke(T.coast1, T.coast2, T.coast3),
  foreign: [SCOTLAND, WALES, CORNWALL],
}

export const ENGLISH = Object.keys(ENGLAND)
export const NORSE = ['north', 'centre', 'south'] as const
export const PLACES: readonly string[] = [...ENGLISH, ...NORSE, 'drakkar']
