/** Next's own hook: a started server opens the shop and winds its clockwork. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return // replaced by the bundler, which must not follow this into other runtimes
  const { restoreFraming } = await import('@/endpoints/framing')
  const { sendPackedPages } = await import('@/endpoints/send-packed-pages')
  const { openShop } = await import('@/app/(shop)/open-shop')
  const { startShop } = await import('@/operations/start-shop')
  restoreFraming()
  sendPackedPages()
  await startShop(await openShop())
}
