import { withoutDirectionalMarks } from '../directional-marks'
import { invalid, ok, type Parsed } from './parsed'

const OTHER_CONTROLS = /[^\P{Cc}\n]|\p{Cs}/gu

/** Text of several lines, in the composed form, without anything that is not written. */
export function parseMessage(
  value: unknown,
  { missing, most }: { missing: string; most: number },
): Parsed<string> {
  if (typeof value !== 'string') return invalid(missing)
  const text = withoutDirectionalMarks(value)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(OTHER_CONTROLS, '')
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (text === '') return invalid(missing)
  return text.length > most ? invalid(`Use at most ${most} characters.`) : ok(text)
}
