import type { LicenceDocument } from '@/delivery/documents/document-types'

export const NO_FACES = { text: null, bold: null, heading: null }

export const SELLER = {
  name: 'Fount',
  address: ['Example Street 1', 'Berlin'],
  vatId: 'DE000000000',
  email: 'hello@fount.example',
  url: 'https://fount.example',
}

export function aLicenceDocument(difference: Partial<LicenceDocument> = {}): LicenceDocument {
  return {
    number: 'KX-7Q4M-RT',
    orderNumber: '2026-0413',
    issuedAt: new Date('2026-11-21T12:00:00Z'),
    seller: SELLER,
    licensee: {
      name: 'Ada Example',
      company: null,
      email: 'ada@example.org',
      address: ['Hauptstraße 1', '10115 Berlin', 'Germany'],
      vatId: 'DE136695976',
    },
    typeface: 'Fraunces',
    styles: ['Regular', 'Bold'],
    uses: [
      {
        name: 'Web',
        tier: 'to 10 000 views',
        may: ['put the fonts on your site'],
        mayNot: ['give them to others'],
        answers: { domain: 'example.org' },
        eula: { title: 'Web', version: '1.0', url: 'https://fount.example/eula/2' },
      },
    ],
    demo: false,
    faces: NO_FACES,
    ...difference,
  }
}
