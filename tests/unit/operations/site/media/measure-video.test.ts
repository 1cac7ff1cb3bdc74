import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureVideo } from '@/operations/site/media/measure-video'
import { anMp4, aWebm } from '../../../../support/media/video-files'

test('an MP4 is as large as its largest track, wherever its head stands', async () => {
  expect(await measureVideo(anMp4({ width: 1920, height: 1080 }))).toEqual({
    width: 1920,
    height: 1080,
  })
})

test('a film held upright is upright', async () => {
  const film = anMp4({ width: 1920, height: 1080, isTurned: true })
  expect(await measureVideo(film)).toEqual({ width: 1080, height: 1920 })
})

test('a WebM says its size in the settings of its track', async () => {
  expect(await measureVideo(aWebm({ width: 1280, height: 720 }))).toEqual({
    width: 1280,
    height: 720,
  })
})

test('a video on the disk is measured there', async () => {
  const path = join(tmpdir(), `film-${process.pid}.mp4`)
  await writeFile(path, anMp4({ width: 640, height: 360 }))
  expect(await measureVideo(path)).toEqual({ width: 640, height: 360 })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.alloc(4096, 0xe0)],
  ['a length that is cut off', Buffer.from([0xe0, 1, 0, 0])],
  ['a head cut off', anMp4({ width: 640, height: 360 }).subarray(0, 60)],
])('%s has no size', async (_what, bytes) => {
  expect(await measureVideo(bytes)).toBeNull()
})
