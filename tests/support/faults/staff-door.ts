import { ORIGIN, type Answer, type Refusal } from '../shop/browser'
import type { Shop } from '../shop/open-shop'
import { slowBody } from './slow-body'

export type MasterAnswer = {
  sha256: string
  files: { format: string; filename: string }[]
}

/** Whoever of the foundry is signed in, and what the admin panel sends for them. */
export type StaffDoor = {
  upload(style: string, bytes: Uint8Array, name?: string): Promise<Answer<MasterAnswer & Refusal>>
  /** A form with one file in it, as it comes from a slow line. */
  uploadSlowly(style: string, sizeInBytes: number): Promise<Answer<Refusal>>
  compare(style: string, bytes: Uint8Array): Promise<Answer<Refusal>>
}

export async function openStaffDoor(shop: Shop): Promise<StaffDoor> {
  const login = { email: 'faults@example.org', password: 'a password for tests alone' }
  await shop.payload.create({ collection: 'users', data: login, depth: 0, overrideAccess: true })
  const staff = shop.visitor()
  await staff.send('/api/users/login', JSON.stringify(login))

  const post = async <Body>(path: string, bytes: Uint8Array, name: string) => {
    const body = new FormData()
    body.set('file', new File([Uint8Array.from(bytes)], name))
    const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    const response = await staff.fetch(path, { method: 'POST', body, headers })
    const { status } = response
    return { status, headers: response.headers, body: (await response.json()) as Body }
  }
  const uploadSlowly = (style: string, sizeInBytes: number) => {
    const head = `--slow\r\nContent-Disposition: form-data; name="file"; filename="A.ttf"\r\n\r\n`
    const body = slowBody(sizeInBytes, { head, tail: '\r\n--slow--\r\n' })
    return staff.send<Refusal>(`/api/styles/${style}/master`, body, {
      'content-type': 'multipart/form-data; boundary=slow',
    })
  }
  return {
    uploadSlowly,
    upload: (style, bytes, name = 'Font.ttf') => post(`/api/styles/${style}/master`, bytes, name),
    compare: (style, bytes) => post(`/api/styles/${style}/master/compare`, bytes, 'Font.ttf'),
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
