/** Tries again until it succeeds; when its patience ends, the last failure is the answer. */
export async function until<Answer>(
  run: () => Promise<Answer>,
  patience = 15_000,
): Promise<Answer> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((go) => setTimeout(go, 50))
    }
  }
}
