import { expect, test } from 'vitest'
import { mediaKindOf, refuseMediaFile } from '@/domain/site/media/media-kinds'
import { describeSvgRemovals } from '@/domain/site/media/svg-removals'

const MB = 1024 * 1024

test.each([
  ['image/png', 32, null],
  ['image/png', 33, /32 MB/],
  ['image/svg+xml', 3, /2 MB/],
  ['application/pdf', 65, /64 MB/],
  ['video/mp4', 256, null],
  ['video/webm; codecs=vp9', 257, /256 MB/],
  ['video/quicktime', 1, /MP4 or WebM/],
  ['text/html', 1, /none of them/],
])('%s of %i MB', (mimeType, size, sentence) => {
  const refusal = refuseMediaFile({ mimeType, sizeInBytes: size * MB })
  if (sentence === null) expect(refusal).toBeNull()
  else expect(refusal).toMatch(sentence)
})

test('a kind is told by the type alone', () => {
  expect(mediaKindOf('VIDEO/MP4; codecs="avc1"')).toBe('video')
  expect(mediaKindOf(null)).toBeNull()
})

test('what was taken out of an SVG is said in words', () => {
  expect(describeSvgRemovals('scripts addresses', 'en')).toContain(
    'scripts and links and addresses outside the file',
  )
  expect(describeSvgRemovals('scripts gibberish', 'de')).toContain('Skripte')
  expect(describeSvgRemovals(null, 'de')).toBeNull()
})
