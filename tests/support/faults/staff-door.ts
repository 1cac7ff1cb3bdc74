import type { Answer, Refusal } from '../shop/browser'
import type { Shop } from '../shop/open-shop'
import { slowBody } from './slow-body'

export type MasterResponse = { sha256: string; files: { format: string; filename: string }[] }

/** Whoever of the foundry is signed in, and what the admin panel sends for them. */
export type StaffDoor = {
  upload(style: string, bytes: Uint8Array, name?: string): Promise<Answer<MasterResponse & Refusal>>
  /** A file as it comes from a slow line. */
  uploadSlowly(style: string, sizeInBytes: number): Promise<Answer<Refusal>>
  compare(style: string, bytes: Uint8Array): Promise<Answer<Refusal>>
}

export async function openStaffDoor(shop: Shop): Promise<StaffDoor> {
  const login = { email: 'faults@example.org', password: 'a password for tests alone' }
  await shop.payload.create({ collection: 'users', data: login, depth: 0, overrideAccess: true })
  const staff = shop.visitor()
  await staff.send('/api/users/login', JSON.stringify(login))

  const post = <Body>(style: string, path: string, body: BodyInit) =>
    staff.send<Body>(`/api/styles/${style}/master${path}`, body, {
      'content-type': 'application/octet-stream',
    })
  return {
    upload: (style, bytes, name = 'Font.ttf') =>
      post(style, `?name=${encodeURIComponent(name)}`, Uint8Array.from(bytes)),
    uploadSlowly: (style, sizeInBytes) => post(style, '', slowBody(sizeInBytes)),
    compare: (style, bytes) => post(style, '/compare', Uint8Array.from(bytes)),
  }
}

/** A style of a typeface of its own, as staff would make them before they upload. */
export async function aStyle({ payload }: Shop, slug: string): Promise<string> {
  const quietly = { depth: 0, overrideAccess: true, context: { quiet: true } } as const
  const typeface = await payload.create({
    collection: 'typefaces',
    data: { name: 'Damaged', slug, category: 'sans', trialPolicy: 'full', _status: 'draft' },
    ...quietly,
  })
  const { id } = await payload.create({
    collection: 'styles',
    data: { name: 'Regular', typeface: typeface.id, typ: 'static', weight: 400, slope: 'upright' },
    ...quietly,
  })
  return id
}
