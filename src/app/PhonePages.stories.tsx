import type { Meta } from '@storybook/react-vite';
import desk, * as pages from './Pages.stories.tsx';

// The same pages as wide as a phone. Storybook would put a docstring in place of the parameters that are spread here.
export default {
  ...desk,
  title: 'Pages/At 390',
  // Storybook reads the tags without running the file.
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<{ address: string }>;

export const Home = pages.Home;
export const ArtPrints = pages.ArtPrints;
export const ArtPrint = pages.ArtPrint;
export const GalleryWalls = pages.GalleryWalls;
export const GalleryWall = pages.GalleryWall;
export const NailPlan = pages.NailPlan;
export const Gifts = pages.Gifts;
export const Gift = pages.Gift;
export const DecorObjects = pages.DecorObjects;
export const DecorObject = pages.DecorObject;
export const MixedMedia = pages.MixedMedia;
export const MixedMediaWork = pages.MixedMediaWork;
export const Blog = pages.Blog;
export const Article = pages.Article;
export const ArtTypes = pages.ArtTypes;
export const Sizes = pages.Sizes;
export const Frames = pages.Frames;
export const FrameEdit = pages.FrameEdit;
export const StartFraming = pages.StartFraming;
export const CustomFraming = pages.CustomFraming;
export const Crop = pages.Crop;
export const Bag = pages.Bag;
export const TestGateway = pages.TestGateway;
export const Account = pages.Account;
export const TrackOrder = pages.TrackOrder;
export const OrderConfirmed = pages.OrderConfirmed;
export const Login = pages.Login;
export const SignUp = pages.SignUp;
export const About = pages.About;
export const Stores = pages.Stores;
export const Questions = pages.Questions;
export const Contact = pages.Contact;
export const ContactUs = pages.ContactUs;
export const Partner = pages.Partner;
export const PartnerForm = pages.PartnerForm;
export const Design = pages.Design;
export const DesignArt = pages.DesignArt;
export const DesignWall = pages.DesignWall;
export const OptOut = pages.OptOut;
export const NewsletterLink = pages.NewsletterLink;
export const Terms = pages.Terms;
export const Privacy = pages.Privacy;
export const Forbidden = pages.Forbidden;
export const NotFound = pages.NotFound;
