import type { progress } from './progress-bar'

type Bar = typeof progress

const THROTTLE_MS = 200
const HIDE_MS = 500
const RESET_MS = 400

/** nprogress ends by itself at 1, by a clock that knows one figure for hiding and resetting. */
const FULL = 0.99999
const CREPT = 0.9

let bar: Bar | null = null
let coming: Promise<Bar | null> | null = null
let isLoading = false
let ahead: ReturnType<typeof setTimeout>[] = []

/** Fetches the bar, once: at the first sign of a visitor, so that it is there before a page can have taken too long. */
export function provideBar(): Promise<Bar | null> {
  coming ??= import('./progress-bar').then(
    (file) => (bar = file.progress),
    () => (coming = null), // the page goes on without it; the next one asks again
  )
  return coming
}

/** A page is on its way. A fast one never shows the bar. */
export function startLoading(): void {
  if (isLoading) return
  clearBar()
  isLoading = true
  const here = provideBar()
  later(() => void here.then((given) => isLoading && given?.set(CREPT)), THROTTLE_MS)
}

/** The page is there: the bar fills, hides, and is gone. */
export function finishLoading(): void {
  if (!isLoading) return
  isLoading = false
  forget()
  if (!bar?.isStarted()) return
  bar.set(FULL)
  markBar('is-full')
  later(() => markBar('is-full is-hidden'), HIDE_MS)
  later(clearBar, HIDE_MS + RESET_MS)
}

/** The page failed: the same, in the colour of a fault. */
async function failLoading(): Promise<void> {
  forget()
  document.documentElement.classList.add('has-fault')
  isLoading = true
  const given = await provideBar()
  given?.set(CREPT)
  finishLoading()
}

// Said by the error page, which may stand where nothing else of the shop does.
globalThis.addEventListener?.('fount:failed', () => void failLoading())

function markBar(mark: string): void {
  const element = document.getElementById('nprogress')
  if (element) element.className = mark
}

function clearBar(): void {
  forget()
  bar?.remove()
  if (bar) bar.status = null
  document.documentElement.classList.remove('has-fault')
}

function later(step: () => void, wait: number): void {
  ahead.push(setTimeout(step, wait))
}

function forget(): void {
  ahead.forEach(clearTimeout)
  ahead = []
}
