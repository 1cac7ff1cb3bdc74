import type { Browser } from '../shop/browser'

type Rows<Row> = { docs: Row[] }

export async function typefaceIds(visitor: Browser, ...names: string[]): Promise<string[]> {
  const { body } = await visitor.get<Rows<{ id: string; name: string }>>('/api/typefaces?limit=200')
  return names.map((name) => body.docs.find((typeface) => typeface.name === name)?.id ?? '')
}

async function trialEula(visitor: Browser): Promise<string> {
  const { body } = await visitor.get<Rows<{ eula: { id: string } }>>(
    '/api/licence-types?where[kind][equals]=trial&depth=1',
  )
  return body.docs[0]?.eula.id ?? ''
}

export async function trialBody(visitor: Browser, change: Record<string, unknown> = {}) {
  return {
    email: 'tester@example.org',
    name: 'Tess Ter',
    typefaces: await typefaceIds(visitor, 'Instrument Serif', 'Fount Serif'),
    accepted_eula: await trialEula(visitor),
    newsletter: false,
    ...change,
  }
}
