const MB = 1024 * 1024

type MediaKind = 'picture' | 'drawing' | 'document' | 'video'

type Rule = { types: readonly string[]; mostBytes: number; tooLarge: string }

/** What the shop keeps for everybody to see, and how large each may be. */
const RULES: Record<MediaKind, Rule> = {
  picture: {
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    mostBytes: 32 * MB,
    tooLarge: 'A picture may have 32 MB. Save this one smaller: 3000 pixels are wide enough.',
  },
  drawing: {
    types: ['image/svg+xml'],
    mostBytes: 2 * MB,
    tooLarge: 'An SVG may have 2 MB. Save this one simpler, or as a PNG.',
  },
  document: {
    types: ['application/pdf'],
    mostBytes: 64 * MB,
    tooLarge: 'A PDF may have 64 MB. Save this one with smaller pictures.',
  },
  video: {
    types: ['video/mp4', 'video/webm'],
    mostBytes: 256 * MB,
    tooLarge: 'A video may have 256 MB. Save this one shorter or smaller.',
  },
}

const KINDS = Object.keys(RULES) as MediaKind[]

export const MEDIA_TYPES: readonly string[] = KINDS.flatMap((kind) => [...RULES[kind].types])

export const LARGEST_MEDIA_IN_BYTES = Math.max(...KINDS.map((kind) => RULES[kind].mostBytes))

/** By the type a file says it has; null: nothing that the shop shows. */
export function mediaKindOf(mimeType: string | null | undefined): MediaKind | null {
  const essence = (mimeType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return KINDS.find((kind) => RULES[kind].types.includes(essence)) ?? null
}

/** Why a file is not kept, in a sentence; null: it may be. */
export function refuseMediaFile(file: { mimeType: string; sizeInBytes: number }): string | null {
  const kind = mediaKindOf(file.mimeType)
  if (!kind) return NOT_SHOWN
  return file.sizeInBytes > RULES[kind].mostBytes ? RULES[kind].tooLarge : null
}

const NOT_SHOWN =
  'Choose a picture (PNG, JPEG, WebP, AVIF or SVG), a PDF or a video (MP4 or WebM). This file is none of them.'
