import { word } from '../field/choices';
import { count, flag } from '../field/numbers';
import { html } from '../field/html';
import { image, localText, tags, text } from '../field/texts';
import { guarded } from '../guard';
import { PLATFORM_ZONES } from '../zones';

/** Languages that the site can have. */
export const SITE_LANGUAGES = ['zh-cn', 'en', 'zh-tw'] as const;

const HTTPS = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SEMVER = /^(?:0|[1-9]\d{0,4})(?:\.(?:0|[1-9]\d{0,4})){2}$/;

/** An address that has to be encrypted; empty for none. */
const site = () => text({ max: 200, pattern: HTTPS });

/** A number of three parts; the higher one is the later. */
const release = () => text({ max: 20, pattern: SEMVER });

/** Raised where members have to accept the text again; it never falls. */
const legalVersion = () => count({ min: 1, max: 9999 });

/** What the site says and shows, by the groups in which operators change it. */
export const websiteGroups = {
  basics: {
    siteName: localText({ max: 60 }),
    logoLight: image(),
    /** Empty: the light one serves on dark grounds too. */
    logoDark: image(),
    favicon: image(),
    /** Hosts that the site answers to; members are told that all others are not the platform's. */
    domains: guarded(tags({ max: 20, longest: 253 })),
    copyright: localText({ max: 120 }),
    icp: text({ max: 60 }),
  },
  contact: {
    supportEmail: text({ max: 80, pattern: EMAIL }),
    supportUrl: site(),
    telegram: site(),
    twitter: site(),
    discord: site(),
    workHours: localText({ max: 80 }),
  },
  apps: {
    iosUrl: guarded(site()),
    androidUrl: guarded(site()),
    apkUrl: guarded(site()),
    appVersion: release(),
    /** Older apps have to be updated. */
    minVersion: release(),
    /** On: every app that is not the latest has to be updated. */
    forceUpdate: flag(),
    updateNote: localText({ max: 500, multiline: true }),
  },
  seo: {
    seoTitle: localText({ max: 70 }),
    seoKeywords: localText({ max: 200, multiline: true }),
    seoDescription: localText({ max: 160, multiline: true }),
  },
  legal: {
    terms: html(),
    termsVersion: legalVersion(),
    privacy: html(),
    privacyVersion: legalVersion(),
    riskDisclosure: html(),
    riskDisclosureVersion: legalVersion(),
    aml: html(),
    amlVersion: legalVersion(),
  },
  regions: {
    /** Two-letter codes of the countries whose residents are turned away. */
    blockedCountries: guarded(tags({ max: 249, longest: 2 })),
    defaultLang: word(...SITE_LANGUAGES),
    langs: tags({ max: 3, longest: 5 }),
    timezone: word(...PLATFORM_ZONES),
  },
} as const;

/** The name of a group. */
export type WebsiteGroup = keyof typeof websiteGroups;

/** All fields of the groups. */
export const websiteContent = {
  ...websiteGroups.basics,
  ...websiteGroups.contact,
  ...websiteGroups.apps,
  ...websiteGroups.seo,
  ...websiteGroups.legal,
  ...websiteGroups.regions,
};

/** Legal texts, each of which has its version in a field of its own. */
export const LEGAL_TEXTS = ['terms', 'privacy', 'riskDisclosure', 'aml'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];
