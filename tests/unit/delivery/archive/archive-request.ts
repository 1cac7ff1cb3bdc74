import { fileURLToPath } from 'node:url'
import type { ArchiveStyle, ArchiveRequest } from '@/delivery/archive/archive-request'

export const MASTERS = fileURLToPath(new URL('../../../../src/seed/masters', import.meta.url))

export const REGULAR_PATH = `${MASTERS}/alegreya/Alegreya-Regular.ttf`

export function aStyle(difference: Partial<ArchiveStyle> = {}): ArchiveStyle {
  return {
    typeface: 'Alegreya',
    name: 'Regular',
    typ: 'static',
    weight: 400,
    slope: 'upright',
    axes: [],
    files: [
      { path: REGULAR_PATH, fileName: 'Alegreya-Regular.ttf', format: 'TTF' },
      { path: REGULAR_PATH, fileName: 'Alegreya-Regular.woff2', format: 'WOFF2' },
      { path: REGULAR_PATH, fileName: 'Alegreya-Regular.woff', format: 'WOFF' },
    ],
    ...difference,
  }
}

export function anArchiveRequest(difference: Partial<ArchiveRequest> = {}): ArchiveRequest {
  return {
    typeface: 'Alegreya',
    styles: [aStyle()],
    uses: [
      { name: 'Desktop', label: 'Desktop, 2–5 users', formats: ['OTF', 'TTF'] },
      { name: 'Web', label: 'Web, to 10 000 views', formats: ['WOFF2', 'WOFF'] },
    ],
    licence: {
      number: 'KX-7Q4M-RT',
      licensee: 'Ada Example',
      limits: [],
      pdf: Buffer.from('%PDF licence'),
    },
    eulas: [{ title: 'Desktop', version: '1.2', pdf: Buffer.from('%PDF eula') }],
    seller: { name: 'Fount', email: 'hello@fount.example', url: 'https://fount.example' },
    ...difference,
  }
}
