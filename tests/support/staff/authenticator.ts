import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { ORIGIN } from '../shop/browser'

type Asked = { challenge: string; rp?: { id?: string }; rpId?: string }

/** Where somebody is led: the browser says it, not the page. */
type At = { origin?: string }

/** A security key in software, as WebAuthn (level 3) describes what one sends: ES256, attestation "none". */
export class Authenticator {
  readonly #id = randomBytes(16)
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject }
  /** How often it signed. One that was copied counts again from where the copy was made. */
  counter = 0

  constructor() {
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** What `navigator.credentials.create` gives. */
  create({ challenge, rp }: Asked, { origin = ORIGIN }: At = {}) {
    const data = this.#dataOf(rp?.id ?? '', { isNew: true })
    const attestation = cborMap([
      ['fmt', cborText('none')],
      ['attStmt', cborMap([])],
      ['authData', cborBytes(data)],
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: attestation.toString('base64url'),
      transports: ['usb'],
    })
  }

  /** What `navigator.credentials.get` gives. */
  get({ challenge, rpId }: Asked, { origin = ORIGIN }: At = {}) {
    const data = this.#dataOf(rpId ?? '', { isNew: false })
    const client = clientData('webauthn.get', challenge, origin)
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
    return this.#answer({
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
    })
  }

  #answer(response: object) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #dataOf(rpId: string, { isNew }: { isNew: boolean }): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((this.counter += 1))
    const flags = USER_IS_PRESENT | (isNew ? HOLDS_CREDENTIAL : 0)
    const credential = [Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, this.#cose()]
    const parts = [sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]
    return Buffer.concat([...parts, ...(isNew ? credential : [])])
  }

  /** RFC 9053, table 18: an EC2 key on P-256. */
  #cose(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      Buffer.from([0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ])
  }
}

const USER_IS_PRESENT = 0x01

const HOLDS_CREDENTIAL = 0x40

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function clientData(type: string, challenge: string, origin: string): string {
  const said = { type, challenge, origin, crossOrigin: false }
  return Buffer.from(JSON.stringify(said)).toString('base64url')
}

/** RFC 8949, as much of it as an authenticator says. */
function cborMap(entries: [string, Buffer][]): Buffer {
  const all = entries.flatMap(([key, value]) => [cborText(key), value])
  return Buffer.concat([Buffer.from([0xa0 | entries.length]), ...all])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
}
