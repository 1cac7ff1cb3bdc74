/** Next's own hook: a started server opens the shop and winds its clockwork. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return // replaced by the bundler, which must not follow this into other runtimes
  const { restoreFraming } = await import('@/endpoints/framing')
  const { sendPackedChunks } = await import('@/endpoints/send-packed-chunks')
  const { sendPackedPages } = await import('@/endpoints/send-packed-pages')
  const { build, env } = await import('@/env')
  const { openShop } = await import('@/app/(shop)/open-shop')
  const { startShop } = await import('@/operations/start-shop')
  const { startWorkersFrom } = await import('@/fonts/workers/font-worker-program')
  restoreFraming()
  sendPackedPages()
  // While developing, chunks change under their names.
  if (build.madeAt > 0) sendPackedChunks(env.buildDir)
  if (build.fontWorker !== null) startWorkersFrom(build.fontWorker)
  await startShop(await openShop())
}
