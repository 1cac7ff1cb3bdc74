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
