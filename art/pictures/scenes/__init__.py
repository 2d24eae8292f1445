"""The scenes, one file for each family of pictures."""
from kit.scene import SCENES  # noqa: F401

from . import (about, banner, banner_company, banner_compliance, banner_policies, banner_safety,  # noqa: F401
               banner_services, blog, day, estate, estate_listings, expertise, gallery, hero, home, persons, project)
