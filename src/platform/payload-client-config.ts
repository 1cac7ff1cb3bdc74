/*
 * Payload (3.90) keeps the fields that it draws on the server, with their labels, in the language of whoever opened the form
 * first. It looks here whether to make them anew: it does, for every request. No option says so.
 */
Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
  configurable: true,
  get: () => true,
  set: () => undefined,
})

/** What Payload keeps of a config for browsers, by language; it empties it only while developing. */
type Kept = { _payload_clientConfigs?: Record<string, unknown> }

export function forgetClientConfigs(): void {
  const kept = (globalThis as Kept)._payload_clientConfigs ?? {}
  for (const language of Object.keys(kept)) delete kept[language]
}
