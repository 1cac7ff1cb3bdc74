import type { Instrumentation } from 'next'
import { REQUEST_HEADER } from '@/domain/site/request-headers'

/** Next's own hook: what failed in making a page stands in the line of its request, and decides its status. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { isDatabaseAway } = await import('@/operations/database-errors')
  const { pageFailures } = await import('@/platform/next-answers')
  const id = request.headers[REQUEST_HEADER]
  const { digest, status } = error as { digest?: string; status?: number }
  // By its status: pages are bundled apart, and have classes of errors of their own.
  const isAway = status === 503 || isDatabaseAway(error)
  if (typeof id === 'string' && digest) pageFailures().set(id, { digest, isAway })
}

/** Next's own hook: a started server opens the shop and starts its scheduler. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return // replaced by the bundler, which must not follow this into other runtimes
  const { openShop } = await import('@/app/(shop)/open-shop')
  const { build } = await import('@/env')
  const { startWorkersFrom } = await import('@/fonts/workers/worker-program')
  const { startShop } = await import('@/operations/start-shop')
  if (build.programs !== null) startWorkersFrom(build.programs)
  await startShop(await openShop())
}
