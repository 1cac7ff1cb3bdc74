import { ownValue } from '@/domain/own-value'

const PRICES = '[data-prices]'

/**
 * Every price of a page brings its text in all currencies of the shop. The one that this browser chose is shown before anything
 * is painted, and wherever a price comes later; without a choice nothing is watched.
 */
export function showCurrency(): void {
  let isWatched = false
  addEventListener('currency', showAll)
  addEventListener('storage', showAll)
  addEventListener('change', ({ target }) => {
    const select = target as HTMLSelectElement
    if (select.name !== 'shop-currency') return
    try {
      localStorage.currency = select.value
    } catch {
      // Without local storage there is nothing to follow.
    }
    dispatchEvent(new Event('currency'))
  })
  showAll()

  function showAll(): void {
    if (!chosen()) return
    if (!isWatched) {
      isWatched = true
      const options = { childList: true, subtree: true, attributeFilter: ['data-prices'] }
      new MutationObserver((changes) => changes.forEach(showChanged)).observe(document, options)
    }
    document.querySelectorAll<HTMLElement>(PRICES).forEach(show)
  }
}

function chosen(): string {
  try {
    return (localStorage.currency as string | undefined) ?? ''
  } catch {
    return ''
  }
}

function showChanged({ target, addedNodes }: MutationRecord): void {
  const around = (target as Element).closest?.<HTMLElement>(PRICES)
  if (around) show(around)
  for (const node of addedNodes) {
    if (!(node instanceof HTMLElement)) continue
    if (node.matches(PRICES)) show(node)
    node.querySelectorAll<HTMLElement>(PRICES).forEach(show)
  }
}

/** Where the price is part of the name that its link or box is read out by, there too. */
function show(element: HTMLElement): void {
  const code = chosen()
  if (element instanceof HTMLSelectElement) {
    if ([...element.options].some(({ value }) => value === code)) element.value = code
    return
  }
  const texts = JSON.parse(element.dataset.prices ?? '') as Record<string, string>
  const [was, is] = [element.textContent, ownValue(texts, code)]
  if (is === undefined || is === was) return
  if (element.firstChild) element.firstChild.nodeValue = is
  const named =
    element.closest('label')?.querySelector('[aria-label]') ?? element.closest('[aria-label]')
  const label = named?.getAttribute('aria-label')
  if (named && label) named.setAttribute('aria-label', label.replace(was, is))
}
