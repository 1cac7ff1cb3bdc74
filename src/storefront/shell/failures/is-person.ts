import { FAILURE_PAGE } from '@/domain/site/failure-page'

const TIMEOUT_MS = 4000

/**
 * Whether a person reads, so that the error page is to be shown. Bots keep what the server rendered; without an answer it
 * counts as a person.
 */
export async function isPerson(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(FAILURE_PAGE, { method: 'HEAD', cache: 'no-store', signal })
    return answer.status !== 204
  } catch {
    return true
  }
}
