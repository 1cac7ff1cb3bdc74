import { FAILURE_PAGE } from '@/domain/site/failure-page'

const PATIENCE_MS = 4000

/** Whether a person reads, so that a fault is to be shown. Bots keep what the server rendered; where nobody can say, it is a person. */
export async function isPerson(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(FAILURE_PAGE, { method: 'HEAD', cache: 'no-store', signal })
    return answer.status !== 204
  } catch {
    return true
  }
}
