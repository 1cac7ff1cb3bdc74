type CookieOptions = {
  /** 0 removes the cookie. */
  maxAgeInSeconds: number
}

/** A cookie's value as it was written: JSON. Null: there is none, or its value is not of this kind. */
export function readCookie<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
  cookies = document.cookie,
): Value | null {
  const start = `${name}=`
  const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(start))
  if (!cookie) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookie.slice(start.length)))
    return isValue(value) ? value : null
  } catch {
    return null
  }
}

/** For the whole shop, as JSON; only this shop's own pages send it, and only over https where there is https. */
export function writeCookie(name: string, value: unknown, { maxAgeInSeconds }: CookieOptions) {
  const written = maxAgeInSeconds ? encodeURIComponent(JSON.stringify(value)) : ''
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${written}; Path=/; Max-Age=${maxAgeInSeconds}; SameSite=Strict${secure}`
}

/** What a browser stores for the visitor until it is cleared. One that refuses storage loses nothing else. */

export function storeOnDevice(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage is full or forbidden: the next visit starts afresh.
  }
}

export function readFromDevice(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** What a tab stores for the visitor until it is closed. A browser that refuses storage loses nothing else. */

export function storeInSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the page still works, a reload starts afresh.
  }
}

export function readFromSession<Stored>(
  name: string,
  isStored: (value: unknown) => value is Stored,
): Stored | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isStored(value) ? value : null
  } catch {
    return null
  }
}

export function removeFromSession(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was stored.
  }
}
