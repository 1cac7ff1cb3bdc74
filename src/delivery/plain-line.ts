import { withoutDirectionalMarks } from '@/domain/unseen-marks'

/**
 * One line without control characters: nothing in it can start a header, end a line or turn the
 * direction of what stands around it.
 */
export function plainLine(text: string): string {
  return withoutDirectionalMarks(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
