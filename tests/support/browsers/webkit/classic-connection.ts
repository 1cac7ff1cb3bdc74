type Answer = { value: unknown }

/** Commands of WebDriver over HTTP, each answered before the next. */
export function connectClassic(address: string) {
  return async function send<Result>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Result> {
    const response = await fetch(`${address}${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    const { value } = (await response.json()) as Answer
    if (!response.ok) throw new Error(`WebKit refused ${path}: ${JSON.stringify(value)}`)
    return value as Result
  }
}
