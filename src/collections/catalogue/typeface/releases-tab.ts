import type { Tab } from 'payload'

/** The versions of its masters, newest first. */
export const releasesTab: Tab = {
  label: 'Releases',
  fields: [
    {
      name: 'releases',
      type: 'join',
      collection: 'releases',
      on: 'typeface',
      defaultSort: '-createdAt',
      defaultLimit: 20,
      maxDepth: 0,
      access: { read: ({ req }) => Boolean(req.user) },
      admin: {
        allowCreate: false,
        defaultColumns: ['version', 'releasedOn', 'current', 'notes'],
        description: 'A release is made when a master is replaced. Open it to tell its holders.',
      },
    },
  ],
}
