import { mount } from 'svelte'

import App from './App.svelte'
import './app.css'
import { settings } from './lib/settings.svelte'

// Before anything is drawn, so that a dark page does not begin with a white flash.
settings.apply()

const app = document.getElementById('app')
if (app) mount(App, { target: app })
