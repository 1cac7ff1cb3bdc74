import { finishLoading } from '../navigation/loading-bar'
import { findNavigation, type NavigateEvent } from '../navigation/navigation-api'
import { holdUnanswered } from './blocked-navigation'

const PATIENCE_MS = 8000

/** Addresses the shop has just answered for. */
const answered = new Set<string>()

/**
 * When the payload of a page does not come, Next loads that page in full, and where the shop cannot be reached the browser
 * puts its own page in the place of this one. So the shop is asked first. Returns how to stop.
 */
export function holdFullLoads(): () => void {
  const navigation = findNavigation()
  const hear = (event: Event) => holdLoad(event as NavigateEvent)
  navigation?.addEventListener('navigate', hear)
  return () => navigation?.removeEventListener('navigate', hear)
}

function holdLoad(event: NavigateEvent): void {
  const { destination, navigationType, userInitiated, cancelable } = event
  const isByScript = !userInitiated && (navigationType === 'push' || navigationType === 'replace')
  if (destination.sameDocument || !isByScript || !cancelable) return
  if (new URL(destination.url).origin !== location.origin || answered.delete(destination.url))
    return
  event.preventDefault()
  void loadAnswered(destination.url)
}

async function loadAnswered(address: string): Promise<void> {
  try {
    await fetch('/builds/latest.json', {
      cache: 'no-store',
      method: 'HEAD',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    answered.add(address)
    location.assign(address)
  } catch {
    finishLoading()
    holdUnanswered(() => void loadAnswered(address))
  }
}
