// The board of noughts and crosses: nine buttons in plain DOM. The page calls mount, and then update and destroy.

const SPACES = [3, 2, 1].flatMap((row) => ['a', 'b', 'c'].map((column) => `${column}${row}`))
const ROLES = ['noughts', 'crosses']
const STYLE = `
  .noughts { display: grid; grid-template: repeat(3, 1fr) / repeat(3, 1fr); gap: 0.5rem; box-sizing: border-box; height: min(100%, 100vw - 2rem); max-width: 100%; aspect-ratio: 1; margin: auto; padding: 1rem }
  .noughts button { font-size: 3rem; line-height: 1; color: #1d1a15; background: #fbf6e9; border: 2px solid #8a7a5c; border-radius: 0.5rem }
  .noughts button:not([data-lit]) { cursor: default }
  .noughts button[data-lit] { cursor: pointer; border-color: #a85a00; box-shadow: inset 0 0 0 3px #e0a030 }
  .noughts button[data-lit]:hover { background: #ffe9b0 }`

export function mount(target, props) {
  const style = document.createElement('style')
  style.textContent = STYLE
  const grid = document.createElement('div')
  grid.className = 'noughts'
  const buttons = SPACES.map((space) => {
    const button = document.createElement('button')
    button.dataset.target = `space:${space}`
    button.onclick = () => props.onselect(button.dataset.target)
    return button
  })
  grid.append(...buttons)
  target.append(style, grid)

  function update(next) {
    props = next
    buttons.forEach((button, i) => {
      const mark = props.view.table.cells[i]
      button.textContent = mark < 0 ? '' : '○×'[mark]
      button.toggleAttribute('data-lit', props.selectable.has(button.dataset.target))
      button.ariaLabel = `${SPACES[i]}, ${props.texts.say(mark < 0 ? 'free' : ROLES[mark])}`
    })
  }

  update(props)
  return { update, destroy: () => target.replaceChildren() }
}

export const label = (target) => target.replace('space:', '')
export const role = (_view, seat) => ROLES[seat]
export const mentioned = (message) => (message.args.space ? [`space:${message.args.space}`] : [])
export function summary(view, _components, _seats, texts) {
  return ROLES.map((name, seat) => `${texts.say(name)}: ${SPACES.filter((_, i) => view.table.cells[i] === seat).join(', ') || '–'}`)
}
