import progress from 'nprogress'

const THROTTLE_MS = 200
const HIDE_MS = 500
const RESET_MS = 400

/** nprogress ends by itself at 1, by a clock that knows one figure for hiding and resetting. */
const FULL = 0.99999
const CREPT = 0.9

// How long the bar takes is in loading.css: it creeps and fills there, whatever the script is busy with.
progress.configure({
  showSpinner: false,
  trickle: false,
  speed: 0,
  barSelector: '.loading-bar',
  template: '<div class="loading-bar" aria-hidden="true"></div>',
})

let isLoading = false
let ahead: ReturnType<typeof setTimeout>[] = []

/** A page is on its way. A fast one never shows the bar. */
export function startLoading(): void {
  if (isLoading) return
  clearBar()
  isLoading = true
  later(() => progress.set(CREPT), THROTTLE_MS)
}

/** The page is there: the bar fills, hides, and is gone. */
export function finishLoading(): void {
  if (!isLoading) return
  isLoading = false
  forget()
  if (!progress.isStarted()) return
  progress.set(FULL)
  markBar('is-full')
  later(() => markBar('is-full is-hidden'), HIDE_MS)
  later(clearBar, HIDE_MS + RESET_MS)
}

/** The page failed: the same, in the colour of a fault. */
export function failLoading(): void {
  forget()
  document.documentElement.classList.add('has-fault')
  progress.set(CREPT)
  isLoading = true
  finishLoading()
}

function markBar(mark: string): void {
  const bar = document.getElementById('nprogress')
  if (bar) bar.className = mark
}

function clearBar(): void {
  forget()
  progress.remove()
  progress.status = null
  document.documentElement.classList.remove('has-fault')
}

function later(step: () => void, wait: number): void {
  ahead.push(setTimeout(step, wait))
}

function forget(): void {
  ahead.forEach(clearTimeout)
  ahead = []
}
