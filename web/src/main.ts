import { mount } from 'svelte'

import App from './App.svelte'
import './app.css'
import { settings } from './app/settings.svelte'

// Before anything is drawn, so that a dark page does not begin with a white flash.
settings.apply()

// A page that was open while the server was renewed asks for parts that are gone: load it again. A page that has just been
// loaded would gain nothing by that.
const JUST_LOADED = 10_000
addEventListener('vite:preloadError', (event) => {
  if (performance.now() < JUST_LOADED) return
  event.preventDefault()
  location.reload()
})

const app = document.getElementById('app')
app?.replaceChildren()
if (app) mount(App, { target: app })
