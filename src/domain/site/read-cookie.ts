/** The value of one cookie of a request, as it was sent. */
export function readCookie(req: { headers: Headers }, name: string): string | null {
  const pairs = (req.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : null
}
