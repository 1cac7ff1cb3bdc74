import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { withoutDirectionalMarks } from '@/domain/directional-marks'
import { findUnsafeLink, isSafeLink } from '@/domain/site/safe-link'
import { LINK_REFUSAL } from '../fields/link-refusal'

const NAMES = ['name', 'title', 'label']

/** A name is seen beside others, in lists, mails and documents: nothing unseen in it may turn them. */
export const cleanNames: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  const cleaned = NAMES.filter((name) => typeof data[name] === 'string').map((name) => [
    name,
    withoutDirectionalMarks(data[name] as string),
  ])
  return { ...data, ...Object.fromEntries(cleaned) }
}

export const refuseUnsafeLinks: CollectionBeforeValidateHook = ({ data }) => {
  for (const path of ['content', 'blocks']) {
    if (findUnsafeLink(data?.[path]) !== null) throw refusalOf(path)
  }
  return data
}

export const refuseUnsafeTarget: CollectionBeforeValidateHook = ({ data }) => {
  const url: unknown = data?.to?.url
  if (typeof url === 'string' && !isSafeLink(url)) throw refusalOf('to.url')
  return data
}

function refusalOf(path: string): ValidationError {
  return new ValidationError({ errors: [{ message: LINK_REFUSAL, path }] })
}
