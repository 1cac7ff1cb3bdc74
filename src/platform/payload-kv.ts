/**
 * The collection in which Payload (3.90) keeps `payload.kv`, whose keys are unique. `kv.set` writes over what is there; only a
 * row that is inserted tells who was first.
 */
export const KEYS_OF_PAYLOAD = 'payload-kv'
