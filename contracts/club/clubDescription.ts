import * as v from 'valibot';
import { type DeepReadonly, emailSchema, personIdSchema, phoneSchema, zipSchema } from '../core/index.ts';

const label = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));

const addressSchema = v.object({
  city: label(100),
  street: label(100),
  zip: zipSchema,
  houseNumber: label(10),
  maps: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500), v.url(), v.startsWith('https://'))),
});
export type ClubAddress = Readonly<v.InferOutput<typeof addressSchema>>;

export const clubDescriptionSchema = v.object({
  displayName: label(100),
  email: emailSchema,
  phoneNumber: phoneSchema,
  logoUrl: v.nullable(label(500)),
  addresses: v.object({
    office: addressSchema,
    inside: v.nullable(addressSchema),
    outside: v.nullable(addressSchema),
    invoice: v.object({ sameAsOffice: v.boolean(), consignor: label(200), address: v.nullable(addressSchema) }),
  }),
});
export type ClubDescription = DeepReadonly<v.InferOutput<typeof clubDescriptionSchema>>;

const addressChangeSchema = v.object({ ...addressSchema.entries, maps: v.exactOptional(addressSchema.entries.maps) });
export type AddressChange = Readonly<v.InferOutput<typeof addressChangeSchema>>;
const otherAddressSchema = v.exactOptional(v.nullable(addressChangeSchema));

/** A new description; what is missing stays as it is, null empties it. The logo comes by upload. */
export const descriptionChangeSchema = v.object({
  displayName: clubDescriptionSchema.entries.displayName,
  email: clubDescriptionSchema.entries.email,
  phoneNumber: clubDescriptionSchema.entries.phoneNumber,
  addresses: v.object({
    office: addressChangeSchema,
    ...{ inside: otherAddressSchema, outside: otherAddressSchema },
    invoice: v.object({ sameAsOffice: v.boolean(), consignor: label(200), address: otherAddressSchema }),
  }),
});
export type DescriptionChange = DeepReadonly<v.InferOutput<typeof descriptionChangeSchema>>;

/**
 * The legal notice about the operator of the site (§ 5 DDG, § 18 MStV), besides the club's address and contacts. People are stored by id,
 * so an erased person disappears from it.
 */
export const imprintSchema = v.object({
  /** People who may legally represent the club. */
  board: v.pipe(v.array(personIdSchema), v.maxLength(20)),
  /** People responsible for the content. */
  responsible: v.nullable(personIdSchema),
  register: v.nullable(v.object({ court: label(100), number: label(40) })),
  vatId: v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^DE\d{9}$/))),
});
export type Imprint = DeepReadonly<v.InferOutput<typeof imprintSchema>>;

const { board, responsible, vatId } = imprintSchema.entries;

/** A new imprint; what is missing stays as it is, null empties it. The register is named by both of its parts or by none. */
export const imprintChangeSchema = v.object({
  ...{ board, responsible: v.exactOptional(responsible), vatId: v.exactOptional(vatId) },
  registerCourt: v.exactOptional(v.nullable(label(100))),
  registerNumber: v.exactOptional(v.nullable(label(40))),
});
export type ImprintChange = DeepReadonly<v.InferOutput<typeof imprintChangeSchema>>;
