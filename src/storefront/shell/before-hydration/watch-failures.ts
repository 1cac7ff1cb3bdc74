import { FAILURE_PAGE } from '@/domain/site/failure-page'
import { HYDRATION_FAILED } from '@/platform/react'
import { shopAnswers } from '../requests/shop-answers'
import { mayReload } from './may-reload'

/**
 * Handles what fails in the shop's own scripts, from the first chunk on, before React starts. A chunk that fails reloads the page
 * once; every other failure is handed to React, and without React the built error page is fetched.
 */
export function watchFailures(): void {
  const ours = `${location.origin}/_next/`
  let isHydrated = false

  addEventListener('fount:hydrated', () => (isHydrated = true), { once: true })
  addEventListener('error', handleError, true)
  addEventListener('unhandledrejection', (event) => judge(event.reason, ''))

  function handleError(event: ErrorEvent): void {
    const { target } = event
    if (!(target instanceof Element)) return judge(event.error, event.filename)
    // React reports a chunk that fails later, when the page that needs it is in place.
    if (isHydrated) return
    if (isCode(target)) reload()
  }

  function judge(error: unknown, file: string): void {
    const { name = '', message = '', stack = '' } = (error ?? {}) as Partial<Error>
    if (name === 'ChunkLoadError') return void shopAnswers().then((answers) => answers && reload())
    // Extensions and translators change a page before React hydrates it, which then renders it anew and reports it.
    if (HYDRATION_FAILED.test(message)) return
    const trace = file + stack
    if (!trace.includes(ours) || trace.includes('-extension://')) return
    // Aborted on purpose: a fetch, a view transition.
    if (name === 'AbortError' || (error instanceof DOMException && /transition/i.test(message))) {
      return
    }
    showFailure()
  }

  function reload(): void {
    if (mayReload(location.pathname)) location.reload()
    else showFailure()
  }

  // React handles the event where it runs, and says so by preventing its default.
  function showFailure(): void {
    if (dispatchEvent(new Event('fount:failure', { cancelable: true }))) void showBuiltPage()
  }

  async function showBuiltPage(): Promise<void> {
    const page = await fetchBuiltPage()
    if (page === null) return

    const built = new DOMParser().parseFromString(page, 'text/html')
    built.querySelectorAll('script, template').forEach((one) => one.remove())
    const words =
      '<main class="big"><h1>Internal Server Error</h1><a href="">Try again →</a></main>'
    const body = built.querySelector('main') ? built.body.innerHTML : words
    document.title = built.title || 'Internal Server Error'
    document.body.innerHTML = `${body}<div id="nprogress"><div class="loading-bar"></div></div>`
    document.documentElement.classList.add('has-failed')
    setTimeout(() => document.querySelector('#nprogress')?.remove(), 900)
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  // Null: the reader is a bot. Empty: the shop does not answer.
  async function fetchBuiltPage(): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(4000)
      const answer = await fetch(FAILURE_PAGE, { cache: 'no-store', signal })
      return answer.status === 204 ? null : await answer.text()
    } catch {
      return ''
    }
  }
}

/** An element that loads code of the shop, or its styles. */
export function isCode(element: Element): boolean {
  return element.matches('script[src*="/_next/"], link[rel=stylesheet][href*="/_next/"]')
}
