import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { untilIdle } from '../../shell/fonts/browser-fonts'
import { registerNames } from '../../shell/fonts/register-names'
import {
  createNameAnimation,
  lastPeakOf,
  loadName,
  type NameAnimation,
  rememberPeak,
  resumeNameAnimation,
  setName,
  setOnceThere,
  startNameAnimation,
  stepNameAnimation,
} from './name-animation'
import { clamp } from './solve-weights'

/** The height in the window, as a part of it, at which a row counts as in the middle. */
const MIDDLE = 0.46
const FRAME_MS = 1000 / 60
/** A step after a pause is no leap. */
const MOST_FRAMES = 5

const names = new Set<NameAnimation>()
let pointedName: NameAnimation | null = null
let windowListeners: AbortController | null = null
let shift = 0
let isUpdateScheduled = false
let isRunning = false
let lastFrame: number | null = null
let areOthersRequested = false
let areOthersThere = false

/**
 * Animates the weights of a name: by scrolling, and by the pointer. `peak` is where it is heaviest at first, unless it was
 * animated on the page before.
 */
export function animateWeights(
  element: HTMLElement,
  line: AnimatedLine,
  { peak, signal }: { peak: number; signal: AbortSignal },
): void {
  if (signal.aborted) return
  const name = createNameAnimation(element, line, peak)
  const lastPeak = lastPeakOf(line)
  if (lastPeak) resumeNameAnimation(name, lastPeak)

  if (!names.size) listenToWindow()
  names.add(name)
  if (!prefersReducedMotion()) followPointer(name, signal)
  scheduleUpdate()

  signal.addEventListener('abort', () => {
    names.delete(name)
    if (name.letters) rememberPeak(line, name.peak)
    if (pointedName === name) pointedName = null
    if (!names.size) stop()
  })
}

function stop(): void {
  windowListeners?.abort()
  areOthersRequested = false
  areOthersThere = false
}

/** Moves every name's heaviest place along its line, by a part of it: where nothing can be scrolled or pointed at. */
export function shiftPeaks(by: number): void {
  shift = by
  if (names.size) scheduleUpdate()
}

function listenToWindow(): void {
  windowListeners = new AbortController()
  const options = { passive: true, signal: windowListeners.signal }
  // Beside the shop the list is scrolled, not the window: its event does not bubble.
  addEventListener('scroll', scheduleUpdate, { ...options, capture: true })
  addEventListener('resize', scheduleUpdate, options)
  addEventListener('beforeprint', setAll, options)
}

/** Paper shows the names that have never been in the window too, and a browser waits for their fonts. */
function setAll(): void {
  for (const name of names) void setName(name)
}

/** A name is heaviest under the pointer. */
function followPointer(name: NameAnimation, signal: AbortSignal): void {
  name.row.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') return
      const box = name.element.getBoundingClientRect()
      pointedName = name
      name.target = clamp((event.clientX - box.left) / box.width)
      run()
    },
    { signal },
  )
  name.row.addEventListener(
    'pointerleave',
    () => {
      pointedName = null
      scheduleUpdate()
    },
    { signal },
  )
}

/** One update a frame, however many events request it. */
function scheduleUpdate(): void {
  if (isUpdateScheduled) return
  isUpdateScheduled = true
  requestAnimationFrame(() => {
    isUpdateScheduled = false
    updateTargets()
    run()
  })
}

/** The heaviest places lie on a diagonal across the window: scrolling moves them through the names. */
function updateTargets(): void {
  const isReduced = prefersReducedMotion()
  let middle: NameAnimation | null = null
  let least = Infinity

  for (const name of names) {
    const box = name.row.getBoundingClientRect()
    name.isInView = box.bottom > 0 && box.top < innerHeight
    if (!box.height || box.bottom < -innerHeight || box.top > innerHeight * 2) continue
    const height = (box.top + box.height / 2) / innerHeight
    if (name !== pointedName && !(isReduced && name.letters)) {
      name.target = clamp(0.06 + thereAndBack(height + shift) * 0.88, 0.02, 0.98)
    }
    if (!name.isRequested && (name.isInView || areOthersThere)) void loadAndStart(name)
    if (Math.abs(height - MIDDLE) < least) {
      least = Math.abs(height - MIDDLE)
      middle = name
    }
  }
  if (matchMedia('(hover: none)').matches && !isReduced) highlightRow(middle)
  if (!areOthersRequested) void requestOthers()
}

/** The names that come after the page do so behind those in sight: whoever scrolls fast meets none that is missing. */
async function requestOthers(): Promise<void> {
  areOthersRequested = true
  const others = [...names].filter(({ element }) => element.classList.contains('is-later'))
  await registerNames(others.map(({ line }) => line))
  areOthersThere = true
  scheduleUpdate()
  void setFarNames()
}

/**
 * Far beyond the window names stand still: a picture of the whole page and a search in it have them. One after the other, each in a
 * pause of the page.
 */
async function setFarNames(): Promise<void> {
  for (const name of [...names]) {
    await untilIdle()
    if (names.has(name) && !name.isRequested) await setOnceThere(name)
  }
}

/** Beyond the end of the line the way leads back. */
function thereAndBack(place: number): number {
  return place > 1 ? 2 - place : place
}

/** Without a pointer the row in the middle of the window is highlighted. */
function highlightRow(middle: NameAnimation | null): void {
  for (const name of names) {
    name.row.classList.toggle('is-on', scrollY > 8 && name === middle)
  }
}

/** Many names are loaded at once: no layout is read here, between two that start. */
async function loadAndStart(name: NameAnimation): Promise<void> {
  if (!(await loadName(name)) || !names.has(name)) return
  const amount = name.isInView && !prefersReducedMotion() ? 0 : 1
  startNameAnimation(name, { place: name.target, amount })
  run()
}

function run(): void {
  if (isRunning) return
  isRunning = true
  lastFrame = null
  requestAnimationFrame(renderFrame)
}

/** `now` in milliseconds, as browsers count them. */
function renderFrame(now: number): void {
  const frames = lastFrame === null ? 1 : Math.min((now - lastFrame) / FRAME_MS, MOST_FRAMES)
  lastFrame = now
  let isMoving = false
  for (const name of names) isMoving = stepNameAnimation(name, frames) || isMoving
  isRunning = isMoving
  if (isMoving) requestAnimationFrame(renderFrame)
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
