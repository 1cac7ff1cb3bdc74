import { readDirectory } from '@/fonts/sfnt/read-sfnt'
import type { DamagedFont } from './damaged-font'

/** The font as far as each place where something begins or ends: the header, each entry of the directory, each table. */
export function cutShort(font: Uint8Array): DamagedFont[] {
  const places = [...inHeader(), ...inDirectory(font), ...atTables(font)]
  return [...new Map(places.map((place) => [place.at, place])).values()]
    .filter(({ at }) => at < font.length)
    .map(({ name, at }) => ({ name: `cut ${name}`, bytes: font.subarray(0, at) }))
}

type Place = { name: string; at: number }

function inHeader(): Place[] {
  return [0, 1, 4, 6, 11, 12].map((at) => ({ name: `after ${at} bytes`, at }))
}

function inDirectory(font: Uint8Array): Place[] {
  return readDirectory(font).flatMap(({ tag }, index) => [
    { name: `before the entry of ${tag}`, at: 12 + index * 16 },
    { name: `within the entry of ${tag}`, at: 12 + index * 16 + 10 },
  ])
}

function atTables(font: Uint8Array): Place[] {
  return readDirectory(font).flatMap(({ tag, offset, length }) => [
    { name: `before ${tag}`, at: offset },
    { name: `in the middle of ${tag}`, at: offset + (length >> 1) },
    { name: `one byte before the end of ${tag}`, at: offset + length - 1 },
    { name: `after ${tag}`, at: offset + length },
  ])
}
