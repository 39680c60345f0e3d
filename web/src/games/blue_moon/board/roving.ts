// One stop of the Tab key per zone; arrows move within it, up and down to the zone before or after.

const ITEM = '[data-item]'
const ZONE = '[data-zone-keys]'

/** Keeps exactly one thing of a zone in the order of the Tab key. */
export function roving(zone: HTMLElement): { destroy: () => void } {
  let current: HTMLElement | null = null

  const items = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(ITEM)]
  const settle = (): void => {
    const all = items()
    if (!current || !all.includes(current)) current = all.find((item) => item.classList.contains('lit')) ?? all[0] ?? null
    for (const item of all) item.tabIndex = item === current ? 0 : -1
  }
  const onFocus = (event: FocusEvent): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEM)
    if (item) current = item
    settle()
  }
  const observer = new MutationObserver(settle)

  zone.dataset.zoneKeys = ''
  zone.addEventListener('focusin', onFocus)
  observer.observe(zone, { childList: true, subtree: true })
  settle()
  return {
    destroy: () => {
      observer.disconnect()
      zone.removeEventListener('focusin', onFocus)
    },
  }
}

/** Where an arrow leads from here, or null. */
export function neighbour(board: ParentNode, from: Element, key: string): HTMLElement | null {
  const zone = from.closest<HTMLElement>(ZONE)
  if (!zone) return null
  const items = [...zone.querySelectorAll<HTMLElement>(ITEM)]
  const at = items.indexOf(from as HTMLElement)
  switch (key) {
    case 'ArrowRight':
      return items[at + 1] ?? null
    case 'ArrowLeft':
      return items[at - 1] ?? null
    case 'Home':
      return items[0] ?? null
    case 'End':
      return items.at(-1) ?? null
    case 'ArrowUp':
    case 'ArrowDown':
      return otherZone(board, zone, key === 'ArrowDown' ? 1 : -1)
    default:
      return null
  }
}

function otherZone(board: ParentNode, zone: Element, step: number): HTMLElement | null {
  const zones = [...board.querySelectorAll<HTMLElement>(ZONE)]
  for (let at = zones.indexOf(zone as HTMLElement) + step; at >= 0 && at < zones.length; at += step) {
    const item = zones[at]?.querySelector<HTMLElement>(`${ITEM}[tabindex="0"]`) ?? zones[at]?.querySelector<HTMLElement>(ITEM)
    if (item) return item
  }
  return null
}
