// The current page and its address, changed without loading the page again.

import { readRoute, writeRoute, type Route } from './router'

class PageLocation {
  route = $state.raw<Route>(readRoute(location.pathname, location.search))

  constructor() {
    addEventListener('popstate', () => (this.route = readRoute(location.pathname, location.search)))
  }

  go(route: Route, how: 'push' | 'replace' = 'push'): void {
    const path = writeRoute(route)
    if (how === 'replace') history.replaceState(null, '', path)
    else if (path !== location.pathname + location.search) history.pushState(null, '', path)
    this.route = route
    scrollTo(0, 0)
  }

  /** For links: an ordinary click stays on the page, one with a key held opens a tab as everywhere. */
  follow(event: MouseEvent, route: Route): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.go(route)
  }
}

export const pageLocation = new PageLocation()
