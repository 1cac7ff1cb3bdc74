/** A request that the shop refused, with the sentence of its response. */
export class ShopRefused extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    readonly code: string | null = null,
  ) {
    super(sentence)
    this.name = 'ShopRefused'
  }
}

/** Nothing is done before staff have answered. */
export class ShopAsks extends Error {
  constructor(readonly questions: string[]) {
    super(questions.join('\n'))
    this.name = 'ShopAsks'
  }
}

/** The body of a response; throws when the shop refused, or asks first. */
export async function readResponse<Body>(response: Response): Promise<Body> {
  const body = (await response.json().catch(() => null)) as unknown
  if (response.ok) return body as Body
  const { questions } = (body ?? {}) as { questions?: string[] }
  if (response.status === 409 && questions) throw new ShopAsks(questions)
  const sentence = sentenceIn(body) ?? 'The shop did not answer as it should. Try again.'
  throw new ShopRefused(sentence, response.status, codeIn(body))
}

export async function sendJson<Body>(url: string, body: object, method = 'POST'): Promise<Body> {
  const headers = { 'Content-Type': 'application/json' }
  return readResponse(await fetch(url, { method, headers, body: JSON.stringify(body) }))
}

/** What staff read when a request of theirs failed. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ShopRefused) return error.message
  return 'The shop cannot be reached. Check the connection and try again.'
}

type Refusal = {
  code?: string
  name?: string
  message?: string
  data?: { errors?: { message?: string }[] }
}

/** In the shape of the shop’s endpoints, or of Payload’s own REST, which says of each field what is wrong. */
function sentenceIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { error, errors } = body as { error?: Refusal; errors?: Refusal[] }
  const refusal = error ?? errors?.[0]
  return refusal?.data?.errors?.[0]?.message ?? refusal?.message ?? null
}

function codeIn(body: unknown): string | null {
  const { error, errors } = (body ?? {}) as { error?: Refusal; errors?: Refusal[] }
  return error?.code ?? errors?.[0]?.name ?? null
}
