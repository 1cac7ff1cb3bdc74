import type { progress } from './progress-bar'

type Bar = typeof progress

const THROTTLE_MS = 200
const HIDE_MS = 500
const RESET_MS = 400

/** nprogress ends by itself at 1, after one delay for both hiding and resetting. */
const FULL = 0.99999
const CREPT = 0.9

let bar: Bar | null = null
let loadingBar: Promise<Bar | null> | null = null
let isLoading = false
let timers: ReturnType<typeof setTimeout>[] = []

/** Loads the bar's code, once: at the first sign of a visitor, so that it is there before a page can take too long. */
export function loadBar(): Promise<Bar | null> {
  loadingBar ??= import('./progress-bar').then(
    (file) => (bar = file.progress),
    () => (loadingBar = null), // the page goes on without it; the next navigation tries again
  )
  return loadingBar
}

/** A page was requested. A fast one never shows the bar. */
export function startLoading(): void {
  if (isLoading) return
  resetBar()
  isLoading = true
  const loaded = loadBar()
  later(() => void loaded.then((shown) => isLoading && shown?.set(CREPT)), THROTTLE_MS)
}

/** The page is shown: the bar fills, hides, and is removed. */
export function finishLoading(): void {
  if (!isLoading) return
  isLoading = false
  clearTimers()
  if (!bar?.isStarted()) return
  bar.set(FULL)
  setBarClass('is-full')
  later(() => setBarClass('is-full is-hidden'), HIDE_MS)
  later(resetBar, HIDE_MS + RESET_MS)
}

/** The page failed: the same, in the error colour. */
async function failLoading(): Promise<void> {
  clearTimers()
  document.documentElement.classList.add('has-failed')
  isLoading = true
  const loaded = await loadBar()
  loaded?.set(CREPT)
  finishLoading()
}

// Dispatched by the error page, which may stand where nothing else of the shop does.
globalThis.addEventListener?.('fount:error-page', () => void failLoading())

function setBarClass(className: string): void {
  const element = document.getElementById('nprogress')
  if (element) element.className = className
}

function resetBar(): void {
  clearTimers()
  bar?.remove()
  if (bar) bar.status = null
  document.documentElement.classList.remove('has-failed')
}

function later(step: () => void, delay: number): void {
  timers.push(setTimeout(step, delay))
}

function clearTimers(): void {
  timers.forEach(clearTimeout)
  timers = []
}
