// Everything that moves does so at the reader's speed: boards need not know of it.

type Animating = Pick<Element, 'getAnimations'>

/** From now on animations run so many times as fast as drawn. */
export function keepTempo(tempo: () => number): void {
  const animate = Element.prototype.animate
  if (typeof animate !== 'function') return
  Element.prototype.animate = function (...given: Parameters<Element['animate']>): Animation {
    const animation = animate.apply(this, given)
    animation.playbackRate = tempo()
    return animation
  }
  const hurry = ({ target }: Event): void => {
    if (tempo() !== 1 && target instanceof Element) hasten(target, tempo())
  }
  document.addEventListener('transitionrun', hurry, true)
  document.addEventListener('animationstart', hurry, true)
}

/** What the style sheets move. */
function hasten(element: Animating, tempo: number): void {
  for (const animation of element.getAnimations()) animation.playbackRate = tempo
}
