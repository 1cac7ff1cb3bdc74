import progress from 'nprogress'

const THROTTLE_MS = 200
const CREEP_MS = 2000
const HIDE_MS = 500
const RESET_MS = 400
const STEP_MS = 200

progress.configure({
  showSpinner: false,
  trickle: false,
  speed: STEP_MS,
  barSelector: '.loading-bar',
  template: '<div class="loading-bar" aria-hidden="true"></div>',
})

let waiting: ReturnType<typeof setTimeout> | undefined
let creeping: ReturnType<typeof setInterval> | undefined
let resetting: ReturnType<typeof setTimeout> | undefined

/** A page is on its way. A fast one never shows the bar. */
export function startLoading(): void {
  stop()
  waiting = setTimeout(showBar, THROTTLE_MS)
}

/** The page is there: the bar fills, hides, and is gone. */
export function finishLoading(): void {
  stop()
  if (!progress.isStarted()) return
  progress.configure({ speed: HIDE_MS })
  progress.set(1)
  resetting = setTimeout(clearBar, HIDE_MS + RESET_MS)
}

/** The page failed: the same, in the colour of a fault. */
export function failLoading(): void {
  document.documentElement.classList.add('has-fault')
  if (!progress.isStarted()) showBar()
  finishLoading()
}

/** How far the bar has crept (0 to 0.9) after a time. */
export function creepAfter(elapsed: number): number {
  return 0.9 * Math.min(1, elapsed / CREEP_MS) ** 0.7
}

function showBar(): void {
  const start = performance.now()
  progress.configure({ speed: STEP_MS }).start()
  creeping = setInterval(() => {
    const elapsed = performance.now() - start
    progress.set(creepAfter(elapsed))
    if (elapsed >= CREEP_MS) clearInterval(creeping)
  }, STEP_MS)
}

function clearBar(): void {
  progress.remove()
  document.documentElement.classList.remove('has-fault')
}

function stop(): void {
  clearTimeout(waiting)
  clearInterval(creeping)
  clearTimeout(resetting)
}
