import { showCurrency } from './show-currency'
import { replayInputBeforeHydration } from './replay-input-before-hydration'
import { travelBeforeHydration } from './travel-before-hydration'
import { watchFailures } from './watch-failures'

/** What is laid out once it nears the window, or after it: see `LayOutRest`. */
const PARTS = '.from-top main > .hero ~ *, .from-top .row .line'

/** As long as browsers hold back the words of a font that says `font-display: block`. */
const WAIT_MS = 3000

// The script of every page's head, before anything is painted and before any chunk can fail: see `inline-scripts.ts`.
markRoot()
showCurrency()
waitForInterfaceFont()
replayInputBeforeHydration()
travelBeforeHydration()
watchFailures()
keepPlace()

/**
 * What ends above the middle of the window gets its height while a page is laid out, or when its letters come: what one looks
 * at, and is about to press, stays where it is. Browsers do so by themselves, Safari does not.
 */
function keepPlace(): void {
  addEventListener('DOMContentLoaded', () => {
    if (!CSS.supports('overflow-anchor', 'auto')) watchHeights(document.querySelectorAll(PARTS))
  })
}

function watchHeights(parts: Iterable<Element>): void {
  const heights = new Map<Element, number>()
  const observer = new ResizeObserver((changes) => {
    const moved = changes
      .map(({ target }) => ({ target, box: target.getBoundingClientRect() }))
      .sort((a, b) => a.box.top - b.box.top)
      .reduce((sum, { target, box }) => {
        const before = heights.get(target) ?? box.height
        heights.set(target, box.height)
        const wasAbove = box.top - sum + before <= innerHeight / 2
        return wasAbove ? sum + box.height - before : sum
      }, 0)
    if (scrollY > 0 && moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  })
  for (const part of parts) observer.observe(part)
}

/**
 * Marks the html element before it is painted: there is script, the query of Explore or a text to set, home or a
 * typeface that is seen from its top, a cart whose count has two figures, the typeface being chosen (of a question: none),
 * the theme last chosen.
 */
function markRoot(): void {
  const { classList, dataset } = document.documentElement
  classList.add('js')
  if (/[?&](facts|features|find|size|style|text|view)=/.test(location.search))
    classList.add('has-query')
  if (/^\/(typeface\/[^/]+\/?)?$/.test(location.pathname) && !location.hash && isFollowed())
    classList.add('from-top')
  if (/\bcart=[^;]*lines%22%3A\d\d/.test(document.cookie)) classList.add('has-long-count')
  const { search } = location
  const [, typeface] = /[?&]typeface=([\w-]+)/.exec(search) ?? []
  if (/[?&]ask=/.test(search)) dataset.typeface = ''
  else if (typeface) dataset.typeface = typeface
  try {
    dataset.theme = localStorage.tone === 'negative' ? 'inverted' : 'default'
  } catch {
    // Without local storage the theme is the server's.
  }
}

/** Not reloaded or returned to: those begin where they were left, and every height above must be there. */
function isFollowed(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return (load as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/**
 * The blank font of tokens.css is there before the first line is set: a browser that met it only then would have painted another.
 * Should the interface font be late or lost, no blank one holds its lines any longer, and whatever there is shows the words.
 */
function waitForInterfaceFont(): void {
  void document.fonts.load("1em 'UI Blank'")
  setTimeout(() => {
    if (!document.fonts.check('1em UI')) document.documentElement.dataset.withoutUi = ''
  }, WAIT_MS)
}
