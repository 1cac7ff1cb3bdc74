export type Answer<Body> = { status: number; headers: Headers; body: Body }

/** `{ error: { code, message, fields? } }`, and beside it what a refusal tells. */
export type Refusal = { error: { code: string; message: string; fields?: Record<string, string> } }

type Answering = (request: Request) => Promise<Response>
type HeaderList = Record<string, string>

export const ORIGIN = 'http://localhost:3000'

/** A stranger's client, written from docs/api.md alone: a cookie jar, the CSRF pair, JSON. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(private readonly answering: Answering) {}

  async get<Body>(path: string, headers: HeaderList = {}): Promise<Answer<Body>> {
    return readJson<Body>(await this.fetch(path, { headers }))
  }

  /** Asks for the CSRF pair first when it has none. */
  async post<Body>(path: string, body: unknown, headers: HeaderList = {}): Promise<Answer<Body>> {
    if (!this.cookies.has('csrftoken')) await this.fetch('/api/csrf')
    return this.send<Body>(path, JSON.stringify(body), headers)
  }

  /** A POST with a body as it is. */
  async send<Body>(path: string, body: BodyInit, headers: HeaderList = {}): Promise<Answer<Body>> {
    const usual = {
      'content-type': 'application/json',
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-csrftoken': this.cookies.get('csrftoken') ?? '',
    }
    const response = await this.fetch(path, {
      method: 'POST',
      body,
      headers: { ...usual, ...headers },
      duplex: 'half', // what a body needs that comes piece by piece
    } as RequestInit)
    return readJson<Body>(response)
  }

  /** As bytes came, with the cookies of this browser; takes absolute addresses of the shop too. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ host: new URL(ORIGIN).host, cookie: this.#cookieLine() })
    new Headers(init.headers).forEach((value, name) => headers.set(name, value))
    const response = await this.answering(new Request(new URL(path, ORIGIN), { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  #cookieLine(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    this.cookies.set(name, value)
  }
}

async function readJson<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text()
  const body = (text === '' ? null : JSON.parse(text)) as Body
  return { status: response.status, headers: response.headers, body }
}
