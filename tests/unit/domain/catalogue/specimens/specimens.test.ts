import { expect, test } from 'vitest'
import { composeSpecimens, filesNamedIn } from '@/domain/catalogue/specimens/specimens'

const file = (name: string, mimeType: string) => ({
  id: name,
  url: `/api/media/file/${name}`,
  mimeType,
  alt: `It shows ${name}`,
  filesize: 2048,
  filename: name,
  width: 1200,
  height: 800,
})
const FILES = new Map<string, unknown>([
  ['a.png', file('a.png', 'image/png')],
  ['b.svg', file('b.svg', 'image/svg+xml')],
  ['film.mp4', file('film.mp4', 'video/mp4')],
  ['paper.pdf', file('paper.pdf', 'application/pdf')],
])
const NOTHING = { pictures: [], videos: [], pdfs: [] }
const picture = {
  url: '/api/media/file/a.png',
  sources: [],
  alt: 'It shows a.png',
  size: { width: 1200, height: 800 },
  caption: null,
}

test('specimens are shown by their kind, each in the order of staff', () => {
  const specimens = ['film.mp4', 'b.svg', 'paper.pdf', 'a.png'].map((name) => ({ file: name }))
  const { pictures, videos, pdfs } = composeSpecimens({ specimens }, FILES)

  expect([pictures, videos, pdfs].map((views) => views.map(({ url }) => url))).toEqual([
    ['/api/media/file/b.svg', '/api/media/file/a.png'],
    ['/api/media/file/film.mp4'],
    ['/api/media/file/paper.pdf'],
  ])
})

test('a caption stands beneath a picture or a film, and is the title of a PDF', () => {
  const specimens = ['a.png', 'film.mp4', 'paper.pdf'].map((name) => ({
    file: name,
    caption: ' At night ',
  }))

  expect(composeSpecimens({ specimens }, FILES)).toMatchObject({
    pictures: [{ ...picture, caption: 'At night' }],
    videos: [{ words: 'It shows film.mp4', caption: 'At night', size: picture.size }],
    pdfs: [{ title: 'At night', sizeInBytes: 2048 }],
  })
})

test.each([
  ['no file', { caption: 'Words alone' }],
  ['a file that is gone or in the trash', { file: 'gone.png' }],
  ['what is no row', 'odd'],
])('a specimen with %s is left out', (_, row) => {
  expect(composeSpecimens({ specimens: [row] }, FILES)).toEqual(NOTHING)
})

test('the files of specimens are named once each', () => {
  const specimens = [{ file: 'a.png' }, { file: null }, {}, { file: 'a.png' }]

  expect(filesNamedIn([{ specimens }, {}])).toEqual(['a.png'])
})
