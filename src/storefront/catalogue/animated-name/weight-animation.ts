import type { PaintedLine } from '@/domain/catalogue/line-measure'
import {
  startNameAnimation,
  createNameAnimation,
  loadName,
  stepNameAnimation,
  type NameAnimation,
} from './name-animation'
import { clamp } from './solve-weights'

/** The part of the window's height at which a row is in the middle. */
const MIDDLE = 0.46

const names = new Set<NameAnimation>()
let pointed: NameAnimation | null = null
let hands: AbortController | null = null
let running = false

/** Lets the ink of a name move: with the scroll, with the pointer. */
export function animateWeights(
  element: HTMLElement,
  line: PaintedLine,
  { place, leaving }: { place: number; leaving: AbortSignal },
): void {
  if (leaving.aborted) return
  const name = createNameAnimation(element, line, place)

  if (!names.size) listen()
  names.add(name)
  if (!isStill()) follow(name, leaving)
  look()

  leaving.addEventListener('abort', () => {
    names.delete(name)
    if (pointed === name) pointed = null
    if (!names.size) hands?.abort()
  })
}

function listen(): void {
  hands = new AbortController()
  const options = { passive: true, signal: hands.signal }
  addEventListener('scroll', look, options)
  addEventListener('resize', look, options)
}

/** The pointer takes the ink along. */
function follow(name: NameAnimation, signal: AbortSignal): void {
  name.row.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') return
      const box = name.element.getBoundingClientRect()
      pointed = name
      name.goal = clamp((event.clientX - box.left) / box.width)
      run()
    },
    { signal },
  )
  name.row.addEventListener(
    'pointerleave',
    () => {
      pointed = null
      look()
    },
    { signal },
  )
}

let looking = false

/** One look a frame, whatever has called for it. */
function look(): void {
  if (looking) return
  looking = true
  requestAnimationFrame(() => {
    looking = false
    placeInk()
    run()
  })
}

/** The ink stands on a diagonal across the window: scrolling moves it through the names. */
function placeInk(): void {
  const still = isStill()
  let middle: NameAnimation | null = null
  let least = Infinity

  for (const name of names) {
    const box = name.row.getBoundingClientRect()
    name.inSight = box.bottom > 0 && box.top < innerHeight
    if (!box.height || box.bottom < -innerHeight || box.top > innerHeight * 2) continue
    const height = (box.top + box.height / 2) / innerHeight
    if (name !== pointed && !(still && name.letters)) {
      name.goal = clamp(0.06 + height * 0.88, 0.02, 0.98)
    }
    if (!name.asked) void ask(name)
    if (Math.abs(height - MIDDLE) < least) {
      least = Math.abs(height - MIDDLE)
      middle = name
    }
  }
  if (matchMedia('(hover: none)').matches && !still) wakeRow(middle)
}

/** Without a pointer the row in the middle of the window wakes. */
function wakeRow(middle: NameAnimation | null): void {
  for (const name of names) {
    name.row.classList.toggle('is-on', scrollY > 8 && name === middle)
  }
}

/** Many names are ready at once: none is measured here, between two that begin. */
async function ask(name: NameAnimation): Promise<void> {
  if (!(await loadName(name)) || !names.has(name)) return
  startNameAnimation(name, { place: name.goal, amount: name.inSight && !isStill() ? 0 : 1 })
  run()
}

function run(): void {
  if (running) return
  running = true
  requestAnimationFrame(frame)
}

function frame(): void {
  let moving = false
  for (const name of names) moving = stepNameAnimation(name) || moving
  running = moving
  if (moving) requestAnimationFrame(frame)
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
