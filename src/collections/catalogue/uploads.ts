import type { CollectionConfig } from 'payload'
import { unseenRows } from '../access-rules'
import { derivedJson, readOnlyText, stateField } from '../fields/common'
import { date, number, relationship, select } from '../fields/payload-fields'

/** Many font files uploaded together: reviewed as a plan, then carried out by the process that holds the lease. */
export const Uploads: CollectionConfig = {
  slug: 'uploads',
  ...unseenRows,
  fields: [
    stateField(['open', 'running', 'halted', 'done'], 'open'),
    readOnlyText('runner'),
    date('leaseUntil'),
    derivedJson('notes'),
    derivedJson('families'),
  ],
}

/** One file of an upload: its facts, what staff changed (`override`), its plan. Its bytes wait under DATA_DIR/uploads. */
export const UploadFiles: CollectionConfig = {
  slug: 'upload-files',
  ...unseenRows,
  fields: [
    relationship('upload', 'uploads', { required: true, index: true }),
    readOnlyText('filekey', { unique: true }),
    readOnlyText('name'),
    readOnlyText('sha256'),
    number('sizeInBytes', { required: true }),
    select(
      'state',
      ['planned', 'unchanged', 'left_out', 'refused', 'waiting', 'working', 'done', 'failed'],
      { required: true, defaultValue: 'planned' },
    ),
    derivedJson('steps'),
    derivedJson('failure'),
    derivedJson('facts'),
    derivedJson('override'),
    derivedJson('plan'),
    derivedJson('comparison'),
  ],
}
