/**
 * Hears what goes wrong in the shop's own scripts, from the first chunk on, before React starts. A chunk that fails loads the page
 * afresh once; everything else is handed to React, and where React is not there the error page is fetched as it was built.
 *
 * Complete in itself: the script in the head carries its source.
 */
export function watchFaults(mayReload: (path: string) => boolean, faultPage: string): void {
  const ours = `${location.origin}/_next/`
  let isAwake = false

  addEventListener('fount:awake', () => (isAwake = true), { once: true })
  addEventListener('error', hear, true)
  addEventListener('unhandledrejection', (event) => judge(event.reason, ''))

  function hear(event: ErrorEvent): void {
    const { target } = event
    if (!(target instanceof Element)) return judge(event.error, event.filename)
    // React tells of a chunk that fails later, when the page that needs it is in place.
    if (isAwake) return
    if (target.matches('script[src*="/_next/"], link[rel=stylesheet][href*="/_next/"]'))
      loadAfresh()
  }

  function judge(error: unknown, file: string): void {
    const { name = '', message = '', stack = '' } = (error ?? {}) as Partial<Error>
    if (name === 'ChunkLoadError') return loadAfresh()
    // Extensions and translators change a page before React comes, which then draws it anew and tells of it.
    if (/Minified React error #(418|419|42[1-5])|^Hydration failed/.test(message)) return
    const trace = file + stack
    if (!trace.includes(ours) || trace.includes('-extension://')) return
    // Given up on purpose: a fetch, a view transition.
    if (name === 'AbortError' || (error instanceof DOMException && /transition/i.test(message))) {
      return
    }
    show()
  }

  function loadAfresh(): void {
    if (mayReload(location.pathname)) location.reload()
    else show()
  }

  // React takes the event when it is there, and says so by preventing it.
  function show(): void {
    if (dispatchEvent(new Event('fount:fault', { cancelable: true }))) void showBuiltPage()
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
    document.documentElement.classList.add('has-fault')
    setTimeout(() => document.querySelector('#nprogress')?.remove(), 900)
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  // Null: a bot reads. Empty: the shop does not answer.
  async function fetchBuiltPage(): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(4000)
      const answer = await fetch(faultPage, { cache: 'no-store', signal })
      return answer.status === 204 ? null : await answer.text()
    } catch {
      return ''
    }
  }
}
