import type { CollectionBeforeDeleteHook } from 'payload'
import { dropPictureOfShop } from '@/operations/records/shop'

/** A picture that is deleted is the shop's no longer. */
export const takePictureFromShop: CollectionBeforeDeleteHook = ({ id, req }) =>
  dropPictureOfShop(req, id)
