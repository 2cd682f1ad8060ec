import { z } from 'zod';
import { IsoDate } from '../dates';
import { StaffLanguage } from '../languages';
import { Paging, SortDirection } from '../paging';
import { plainText } from '../texts/plain-text';
import { isSiteAddress } from '../texts/web-address';
import { KnownTerritory, RecordId } from '../record-id';
import { SettingsStamp } from '../settings-stamp';
import { collaboratorLimits as limits } from './limits';
import { collaboratorOrders } from './orders';

const text = (max: number) => plainText(max).trim();

/** As people write it on a card: without the protocol it is one of the web. */
const webAddress = text(limits.website)
  .overwrite((typed) => (typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((address) => address === '' || isSiteAddress(address), 'url');

/**
 * What a form says of a collaborator. Empty is allowed for each text, so that a form can hold it;
 * `checkCollaborator` says what is missing.
 */
export const CollaboratorInput = z.object({
  companyName: text(limits.companyName),
  firstName: text(limits.name).default(''),
  lastName: text(limits.name).default(''),
  postalCode: text(limits.postalCode),
  locality: text(limits.locality),
  province: text(limits.province),
  phone: text(limits.phone),
  email: text(limits.email),
  website: webAddress.default(''),
  services: text(limits.services).default(''),
  /** null: none; where a manager says nothing, its own. */
  territoryId: KnownTerritory.nullable().default(null),
  /** A stored image, as an upload answered it; null for none. */
  imageId: z.uuid().nullable().default(null),
  /** In which language it is written to; null where nobody said: that of its country, or the one that it has. */
  language: StaffLanguage.nullable().default(null),
});
export type CollaboratorInput = z.infer<typeof CollaboratorInput>;

export const EditCollaboratorInput = CollaboratorInput.extend({ id: RecordId });
export type EditCollaboratorInput = z.infer<typeof EditCollaboratorInput>;

/** With `confirm` it has access at once and is told so; else it waits for its confirmation. */
export const CreateCollaboratorInput = CollaboratorInput.extend({ confirm: z.boolean().default(false) });
export type CreateCollaboratorInput = z.infer<typeof CreateCollaboratorInput>;

/** Which collaborator a call is about. */
export const CollaboratorRef = z.object({ id: RecordId });
export type CollaboratorRef = z.infer<typeof CollaboratorRef>;

export const CollaboratorAccessInput = CollaboratorRef.extend({ hasAccess: z.boolean() });
export type CollaboratorAccessInput = z.infer<typeof CollaboratorAccessInput>;

/** A page of collaborators (B34); by name unless asked otherwise. */
export const CollaboratorListInput = Paging.extend({
  search: text(100).default(''),
  territoryId: KnownTerritory.nullable().default(null),
  /** null: those with access and those that wait for their confirmation. */
  hasAccess: z.boolean().nullable().default(null),
  order: z.enum(collaboratorOrders).default('name'),
  direction: SortDirection.default('asc'),
});
export type CollaboratorListInput = z.infer<typeof CollaboratorListInput>;

/** A page of what came through one collaborator: its early bookings, or its visitors. */
export const CollaboratorRecordsInput = Paging.extend({ id: RecordId });
export type CollaboratorRecordsInput = z.infer<typeof CollaboratorRecordsInput>;

/** The days on which collaborators' links may book ahead; without both there is no early access (B9). */
export const EarlyAccessInput = z.object({
  opensOn: IsoDate.nullable(),
  closesOn: IsoDate.nullable(),
  /** Without it they are saved over whatever is there. */
  since: SettingsStamp.optional(),
});
export type EarlyAccessInput = z.infer<typeof EarlyAccessInput>;

export const EarlyAccessChangesInput = z.object({ since: SettingsStamp });
export type EarlyAccessChangesInput = z.infer<typeof EarlyAccessChangesInput>;
