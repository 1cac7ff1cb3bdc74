/** What the shop refused, in its own sentence. */
export class ShopRefused extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence)
    this.name = 'ShopRefused'
  }
}

/** The body of an answer; a refusal is thrown. */
export async function readResponse<Answer>(response: Response): Promise<Answer> {
  const answer = (await response.json().catch(() => null)) as unknown
  if (response.ok) return answer as Answer
  const sentence = sentenceIn(answer) ?? 'The shop did not answer as it should. Try again.'
  throw new ShopRefused(sentence, response.status)
}

/** What staff read when a call of theirs failed. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ShopRefused) return error.message
  return 'The shop cannot be reached. Check the connection and try again.'
}

function sentenceIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  const { error } = answer as { error?: { message?: string } }
  return error?.message ?? null
}
