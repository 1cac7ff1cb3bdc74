import { addBlockedLoad } from '../build/link-targets'
import { finishLoading } from '../navigation/loading-bar'
import { findNavigation, type NavigateEvent } from '../navigation/navigation-api'
import { shopAnswers } from '../requests/shop-answers'
import { blockUnanswered } from './blocked-navigation'

/** URLs to be loaded now: the shop has just answered. */
const answered = new Set<string>()

/**
 * When the payload of a page does not come, Next loads that page in full, and where the shop cannot be reached the browser
 * shows its own page in place of this one. So a request to the shop goes first. Returns how to stop.
 */
export function blockFullLoads(): () => void {
  const navigation = findNavigation()
  const onNavigate = (event: Event) => blockLoad(event as NavigateEvent)
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}

function blockLoad(event: NavigateEvent): void {
  const { destination, navigationType, userInitiated, cancelable, downloadRequest } = event
  const isByScript = !userInitiated && (navigationType === 'push' || navigationType === 'replace')
  if (destination.sameDocument || !isByScript || !cancelable) return
  // A file to be saved loads no page. Older browsers do not say whether it is one: "" is a download without a name.
  if (typeof downloadRequest === 'string' || destination.url.startsWith('blob:')) return
  if (new URL(destination.url).origin !== location.origin || answered.delete(destination.url))
    return
  event.preventDefault()
  void loadOnceAnswered(destination.url)
}

async function loadOnceAnswered(url: string): Promise<void> {
  if (await shopAnswers()) {
    answered.add(url)
    location.assign(url)
  } else {
    addBlockedLoad(url)
    finishLoading()
    blockUnanswered(() => void loadOnceAnswered(url))
  }
}
